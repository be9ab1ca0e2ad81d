import { PlaceCombobox } from '../../places/place-combobox.tsx';
import { exactFirst, sameName, useCities } from '../../places/use-places.ts';
import { useText } from '../../text/use-text.ts';

interface CityFieldProps {
  text: string;
  chosenId: number | null;
  error: string | undefined;
  onChange: (city: { text: string; id: number | null }) => void;
}

/** Optional choice of a city from the list. */
export function CityField({ text, chosenId, error, onChange }: CityFieldProps) {
  const say = useText('members');
  const { places } = useCities(chosenId === null ? text : '');
  const options = exactFirst(places, text).map(({ id, name, region }) => ({ id, name, note: region }));
  return (
    <PlaceCombobox
      id="city_id"
      label={say('city')}
      optional={say('optional')}
      listLabel={say('cityList')}
      hint={say('cityHint')}
      text={text}
      options={options}
      chosenId={chosenId}
      error={error}
      onType={(typed) => onChange({ text: typed, id: null })}
      onChoose={({ id, name }) => onChange({ text: name, id })}
      onLeave={() => {
        const exact = chosenId === null ? options.find(({ name }) => sameName(name, text)) : undefined;
        if (exact) onChange({ text: exact.name, id: exact.id });
      }}
    />
  );
}
