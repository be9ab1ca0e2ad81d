import styles from '../styles/community.css?url';

/**
 * The second stylesheet, beside the shop's: of the community, and of pages that are one person's and need more than the shop is
 * drawn with. Each of them draws this, and a step to it waits for it; home fetches none of it.
 */
export function SecondSheet() {
  return <link rel="stylesheet" href={styles} precedence="second" />;
}
