import styles from '../styles/community.css?url';

/**
 * The second stylesheet, in addition to the shop's: for the community, and for personal pages with further styles. Each
 * of these pages renders this, and a navigation to it waits for the sheet; home does not load it.
 */
export function SecondSheet() {
  return <link rel="stylesheet" href={styles} precedence="second" />;
}
