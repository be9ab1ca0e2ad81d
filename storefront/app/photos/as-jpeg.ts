/** As large as the shop keeps any picture; phones take larger ones. */
const LONGEST_SIDE = 4_096;
const QUALITY = 0.9;

const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

async function decode(file: File): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Converts a HEIC picture to a JPEG if the browser can decode it, as Safari can. Otherwise the file stays as it is: the
 * server converts it or explains how to send a JPEG. Support is detected by trying, because browsers do not report it.
 */
export async function asJpeg(file: File): Promise<File> {
  const picture = isHeic(file) ? await decode(file) : null;
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
}
