import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Notifications',
  settings: 'Settings',
  none: 'No notifications yet; when somebody responds to you, you find it here',
  toCommunity: 'To the community',
  new: 'New:',
  settingsTitle: 'Notification settings',
  settingsFailed: 'The settings could not be loaded',
  saveFailed: 'This could not be saved; try again',
  inShop: 'What we tell you of',
  kind_like: 'Likes of your posts',
  kind_comment: 'Comments on your posts',
  kind_reply: 'Answers to your comments',
  kind_mention: 'Mentions of you',
  kind_sale: 'Sales from your posts',
  kind_contest: 'Results of contests',
  kind_rank: 'Your new rank',
  kind_reward: 'Your rewards',
  kind_decision: 'What the team decides of your posts',
  dailyMail: 'Daily summary by email',
  dailyMailText: 'What you have not read, each morning, to your confirmed address',
} satisfies Translation<Areas['notices']>;
