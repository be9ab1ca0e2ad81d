export { type CommunityStats, type CountedTag, discoveryEndpoints, type MemberReview } from './endpoints.ts';
