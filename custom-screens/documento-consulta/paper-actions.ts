import { Copy, Download, FilePlus2, Printer, SquareStack } from 'lucide-react';
import { tipoConteudo } from '#schemas/enums.ts';
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
  /** Of a form: its own PDF with the fields filled, and what was written in them. */
  readonly onFilled: () => void;
  readonly onData: () => void;
  readonly onSheet: () => void;
  readonly onPrintRecord: () => void;
  readonly onCopyAddress: () => void;
  readonly onTied: () => void;
  readonly onKeepModel: () => void;
}

const formActions = (
  { preenchivel = false, concluidoEm }: Documento,
  text: PaperArgs['text'],
  on: Pick<PaperArgs, 'onFilled' | 'onData' | 'onSheet'>,
): BarAction[] => {
  const action = (id: 'preenchido' | 'fdf' | 'planilha', perform: () => void): BarAction => ({
    id,
    label: text(`consulta.formulario.${id}`),
    icon: Download,
    group: 'baixar',
    perform,
  });
  return [
    ...(preenchivel && concluidoEm !== undefined ? [action('preenchido', on.onFilled)] : []),
    ...(preenchivel ? [action('fdf', on.onData)] : []),
    action('planilha', on.onSheet),
  ];
};

/** What can be done with the paper, and what can be made from it: always last and never refused. */
export const paperActions = ({ documento, mayWrite, text, ...on }: PaperArgs): BarAction[] => {
  const { concluidoEm, teste } = documento;
  const made: readonly BarAction[] = [
    { id: 'vinculado', label: text('vinculos.criar'), icon: FilePlus2, group: 'copiar', perform: on.onTied },
    // the words of a form are those of its model
    ...(teste || documento.tipo === tipoConteudo.formularioPdf
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
    ...(documento.tipo === tipoConteudo.formularioPdf ? formActions(documento, text, on) : []),
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
