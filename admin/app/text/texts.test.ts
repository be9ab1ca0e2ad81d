import { testCatalogue } from '@waha/kit/text-catalogue';

testCatalogue(import.meta.dirname);
