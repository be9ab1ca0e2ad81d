import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Tags',
  description: 'Every tag of products at {shop} in one place.',
  tagDescription: 'Products tagged {tag} at {shop}, with their final prices.',
  none: 'No tags yet. Please come back soon.',
} satisfies Translation<Areas['tags']>;
