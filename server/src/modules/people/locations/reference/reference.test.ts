import { expect, test } from 'vitest';
import { cities, countries, neighborhoods, regions } from './index.ts';

const lists = { countries, regions, cities, neighborhoods };

test.each(Object.entries(lists))('gives every row of %s an id of its own', (_name, rows) => {
  const ids = rows.map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.entries(lists))('keeps the scripts of %s apart', (_name, rows) => {
  expect(rows.filter((row) => /[A-Za-z]/.test(row.nameAr) || !/[\u0621-\u064A]/.test(row.nameAr))).toEqual([]);
  expect(rows.filter((row) => /[\u0600-\u06FF]/.test(row.nameEn) || !/[A-Za-z]/.test(row.nameEn))).toEqual([]);
  expect(rows.filter((row) => row.nameAr !== row.nameAr.trim() || row.nameEn !== row.nameEn.trim())).toEqual([]);
});

test('delivers to Saudi Arabia only, and lists it first', () => {
  expect(countries[0]?.isoCode).toBe('SA');
  expect(countries.filter((country) => country.isServed).map((country) => country.isoCode)).toEqual(['SA']);
});

test('knows the thirteen regions by their ISO codes', () => {
  expect(regions).toHaveLength(13);
  expect(new Set(regions.map((region) => region.isoCode)).size).toBe(13);
});

test('knows at least 130 cities, each in a known region and named once in it', () => {
  expect(cities.length).toBeGreaterThanOrEqual(130);
  const known = new Set(regions.map((region) => region.id));
  expect(cities.filter((city) => !known.has(city.regionId))).toEqual([]);
  expect(new Set(cities.map((city) => `${city.regionId} ${city.nameAr}`)).size).toBe(cities.length);
});

test('places a major city in every region', () => {
  for (const region of regions) {
    expect(cities.some((city) => city.isMajor && city.regionId === region.id)).toBe(true);
  }
});

test('places every neighbourhood in a known city, named once in it', () => {
  const known = new Set(cities.map((city) => city.id));
  expect(neighborhoods.filter((row) => !known.has(row.cityId))).toEqual([]);
  expect(new Set(neighborhoods.map((row) => `${row.cityId} ${row.nameAr}`)).size).toBe(neighborhoods.length);
});

test('covers the largest cities in depth', () => {
  const countIn = (nameEn: string) => {
    const city = cities.find((candidate) => candidate.nameEn === nameEn);
    return neighborhoods.filter((row) => row.cityId === city?.id).length;
  };
  expect(countIn('Riyadh')).toBeGreaterThanOrEqual(60);
  expect(countIn('Jeddah')).toBeGreaterThanOrEqual(50);
  for (const name of ['Makkah', 'Madinah', 'Dammam', 'Khobar', 'Taif', 'Tabuk', 'Buraydah', 'Khamis Mushait', 'Abha']) {
    expect(countIn(name), name).toBeGreaterThanOrEqual(15);
  }
});
