import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import { chooseCity } from './chosen-city.ts';
import { PlaceCombobox } from './place-combobox.tsx';
import { exactFirst, matchingPlaces, sameName, useCities, useMainCities, useNeighborhoods } from './use-places.ts';

/** Parts of a form that the place fields need. */
export interface PlaceForm {
  form: { city: string; cityId: number | null; district: string; neighborhoodId: number | null };
  errors: { city?: string; district?: string };
  change: (patch: Partial<PlaceForm['form']>) => void;
}

export function CityField({ view }: { view: PlaceForm }) {
  const say = useText('checkout');
  const { form, errors, change } = view;
  // A chosen city is not searched again.
  const { places, of, failed } = useCities(form.cityId === null ? form.city : '');
  const [isEntered, setIsEntered] = useState(false);
  const isEmpty = form.city.trim() === '';
  const main = useMainCities(isEntered && isEmpty);
  const nothingFound = of !== null && of === form.city.trim() && places.length === 0;

  function choose(city: { id: number; name: string }): void {
    // Another city has other neighbourhoods; choosing the same city again retains its own.
    const district = city.id === form.cityId ? {} : { district: '', neighborhoodId: null };
    chooseCity(city);
    change({ city: city.name, cityId: city.id, ...district });
  }

  return (
    <PlaceCombobox
      id="city"
      label={say('city')}
      listLabel={say('cities')}
      error={errors.city}
      text={form.city}
      chosenId={form.cityId}
      autoComplete="address-level2"
      onEnter={() => setIsEntered(true)}
      options={(isEmpty ? main.places : exactFirst(places, form.city)).map((city) => ({
        id: city.id,
        name: city.name,
        note: city.is_served ? city.region : say('cityNotServed'),
        disabled: !city.is_served,
      }))}
      message={failed ? say('placesFailed') : nothingFound && form.cityId === null ? say('noCity') : null}
      onType={(city) => change({ city, cityId: null })}
      onChoose={choose}
      onLeave={() => {
        if (form.cityId !== null) return;
        const exact = places.find((city) => city.is_served && sameName(city.name, form.city));
        if (exact) choose(exact);
      }}
    />
  );
}

/** Suggests the neighbourhoods of the city, and accepts any other name, because lists of them are never complete. */
export function DistrictField({ view, optional }: { view: PlaceForm; optional?: string | undefined }) {
  const say = useText('checkout');
  const { form, errors, change } = view;
  const { places } = useNeighborhoods(form.cityId);
  const options = matchingPlaces(places, form.neighborhoodId === null ? form.district : '');
  // One element for both cases: replacing it when the list arrives would lose the focus and the typed text.
  return (
    <PlaceCombobox
      id="district"
      label={say('district')}
      listLabel={say('neighborhoods')}
      error={errors.district}
      text={form.district}
      chosenId={form.neighborhoodId}
      autoComplete="address-level3"
      optional={optional}
      options={options}
      message={places.length > 0 && options.length === 0 ? say('districtFree') : null}
      onType={(district) => change({ district, neighborhoodId: null })}
      onChoose={(place) => change({ district: place.name, neighborhoodId: place.id })}
      onLeave={() => {
        if (form.neighborhoodId !== null) return;
        const exact = places.find((place) => sameName(place.name, form.district));
        if (exact) change({ district: exact.name, neighborhoodId: exact.id });
      }}
    />
  );
}
