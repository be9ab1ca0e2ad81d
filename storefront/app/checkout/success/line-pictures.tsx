import { PrivatePicture } from '../../photos/private-picture.tsx';
import { viewTokenOf } from '../view-tokens.ts';

export interface LinePicturesProps {
  orderId: string;
  pictures: readonly { id: string; label: string }[];
}

/** Pictures that the buyer sent for a line of an order. */
export default function LinePictures({ orderId, pictures }: LinePicturesProps) {
  const viewToken = viewTokenOf(orderId);
  return pictures.map(({ id, label }) => (
    <PrivatePicture
      key={id}
      id={id}
      alt={label}
      width={160}
      {...(viewToken === undefined ? {} : { viewToken })}
      className="size-20 rounded-xl object-cover"
    />
  ));
}
