// Types for build-time packages that ship none.

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  export default function compileModule(messageFormat: MessageFormat, messages: Record<string, string>): string;
}
