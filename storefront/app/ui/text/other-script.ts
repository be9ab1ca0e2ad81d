/** For a word in the other language's script: not worth a file of its letters before the first picture. */
export const otherScript = { fontFamily: 'system-ui' };
