import { testCatalogue } from '../../../storefront/app/text/catalogue.fixture.ts';

testCatalogue(import.meta.dirname);
