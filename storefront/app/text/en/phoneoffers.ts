export default {
  agree: 'Send me offers to my phone by text message or WhatsApp. I can stop them at any time.',
  failed: 'Your choice could not be saved. Try again.',
} as const;
