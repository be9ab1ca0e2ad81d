import type { AdminPicture } from '@waha/contract/types';

/** A picture in a form: its key, its alternative texts, and its preview URL. */
export interface PictureValue {
  key: string;
  alt_ar: string;
  alt_en: string;
  url: string;
}

export const pictureValue = ({ key, alt_ar, alt_en, url }: AdminPicture): PictureValue => ({
  key,
  alt_ar,
  alt_en,
  url,
});
export const sentPicture = ({ key, alt_ar, alt_en }: PictureValue) => ({ key, alt_ar, alt_en });
