export { packTar, type TarPart, textPart, unpackTar } from './tar.ts';
