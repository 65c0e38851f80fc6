import { Copy, Download, FilePlus2, Printer, SquareStack } from 'lucide-react';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';

interface PaperArgs {
  readonly documento: Documento;
  /** The person writes documents. */
  readonly mayWrite: boolean;
  readonly text: ReturnType<typeof useText>;
  readonly onDownload: () => void;
  readonly onOriginal: () => void;
  readonly onPrintRecord: () => void;
  readonly onCopyAddress: () => void;
  readonly onTied: () => void;
  readonly onKeepModel: () => void;
}

/** What can be done with the paper, and what can be made from it: always last and never refused. */
export const paperActions = ({ documento, mayWrite, text, ...on }: PaperArgs): BarAction[] => {
  const { concluidoEm, teste } = documento;
  const made: readonly BarAction[] = [
    { id: 'vinculado', label: text('vinculos.criar'), icon: FilePlus2, group: 'copiar', perform: on.onTied },
    ...(teste
      ? []
      : [
          {
            id: 'guardarModelo',
            label: text('modelosPersonalizados.guardar'),
            icon: SquareStack,
            group: 'copiar' as const,
            perform: on.onKeepModel,
          },
        ]),
  ];
  return [
    ...(mayWrite ? made : []),
    {
      id: 'baixar',
      label: text(concluidoEm === undefined ? 'consulta.baixarMinuta' : 'consulta.baixarLeitura'),
      icon: Download,
      group: 'baixar',
      perform: on.onDownload,
    },
    ...(concluidoEm === undefined
      ? []
      : [
          {
            id: 'original',
            label: text('consulta.baixarOriginal'),
            icon: Download,
            group: 'baixar' as const,
            perform: on.onOriginal,
          },
        ]),
    {
      id: 'ficha',
      label: text('consulta.imprimirFicha'),
      icon: Printer,
      group: 'baixar',
      perform: on.onPrintRecord,
    },
    {
      id: 'endereco',
      label: text('consulta.copiarEndereco'),
      icon: Copy,
      group: 'copiar',
      perform: on.onCopyAddress,
    },
  ];
};
