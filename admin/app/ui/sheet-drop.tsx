import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';

interface SheetDropProps {
  title: string;
  hint: string;
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
}

/** A field for a spreadsheet, which is chosen or dropped here. */
export function SheetDrop({ title, hint, isBusy, onFile }: SheetDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      data-over={isOver || undefined}
      className="grid cursor-pointer place-items-center gap-1 rounded-lg border border-line-strong border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-primary hover:bg-tint data-over:bg-tint"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <FileSpreadsheet className="size-6 text-soft" aria-hidden="true" />
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-soft">{hint}</span>
      <input
        type="file"
        className="sr-only"
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        disabled={isBusy}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
