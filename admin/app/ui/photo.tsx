import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchAddress, fetchFile } from '../api/api.ts';
import { useText } from '../text/language.tsx';

const WIDTH = 640;

/** An uploaded picture that only staff may see, by the id of its upload; a larger view opens in a new tab. */
export function SentPhoto({ id, alt }: { id: string; alt: string }) {
  return (
    <Picture
      name={id}
      alt={alt}
      load={() => fetchFile('GET /uploads/{id}', { params: { id }, query: { width: WIDTH } })}
    />
  );
}

/** A picture that only staff may see, by the address from a reply. */
export function PictureAt({ address, alt }: { address: string; alt: string }) {
  return <Picture name={address} alt={alt} load={() => fetchAddress(address)} />;
}

/** A film, by the address from a reply; it plays on demand. */
export function FilmAt({ address, label }: { address: string; label: string }) {
  const say = useText('common');
  const { source, isError } = useFile(address, () => fetchAddress(address));
  if (isError) return <p className="text-soft">{say('noPicture')}</p>;
  if (!source) return <div className="aspect-9/16 w-56 animate-pulse rounded-lg bg-tint" />;
  // biome-ignore lint/a11y/useMediaCaption: what its author typed as captions is in the text beside it
  return <video src={source} controls aria-label={label} className="aspect-9/16 w-56 rounded-lg bg-dark" />;
}

function Picture({ name, alt, load }: { name: string; alt: string; load: () => Promise<Blob> }) {
  const say = useText('common');
  const { source, isError } = useFile(name, load);
  if (isError)
    return <span className="grid size-28 place-items-center rounded-lg bg-tint text-soft">{say('noPicture')}</span>;
  if (!source) return <span className="block size-28 animate-pulse rounded-lg bg-tint" />;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      <img src={source} alt={alt} className="size-28 rounded-lg object-cover" />
    </a>
  );
}

/** Loads a file and creates an object URL for it, valid as long as the component is mounted. */
function useFile(name: string, load: () => Promise<Blob>) {
  const { data: file, isError } = useQuery({
    queryKey: ['file', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { source, isError };
}
