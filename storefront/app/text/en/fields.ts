export default {
  title: 'Make it yours',
  optional: '(optional)',
  missing: 'Please fill this in',
  choiceMissing: 'Please choose one',
  pictureMissing: 'Please add your picture',
  tooLong: '{most, plural, one {At most one character} other {At most # characters}}',
  most: '{most, plural, one {At most one character} other {At most # characters}}',
  left: '{count, plural, =0 {No room for another character} one {Room for one more character} other {Room for # more characters}}',
  onItsWay: 'Your picture is on its way; wait a moment and try again',
  notSent: 'The picture did not arrive. Send it again or remove it',
  choose: 'Choose',
  none: 'None',
  pictureHint: 'One picture of at most 10 MB, which only you and those who prepare your order see',
  madeForYou:
    'What you make yours with these fields is made for you alone, so it can come back only if it is faulty or not what you ordered.',
} as const;
