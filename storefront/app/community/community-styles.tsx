import styles from '../styles/community.css?url';

/** The styles of the community, beside the shop's; every page of it draws this, and a step to it waits for them. */
export function CommunityStyles() {
  return <link rel="stylesheet" href={styles} precedence="second" />;
}
