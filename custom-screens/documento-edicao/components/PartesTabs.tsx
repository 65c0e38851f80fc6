import { FileText, ListChecks, Paperclip, PenLine } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import type { Parte } from '../use-panel.ts';

interface PartesTabsProps {
  /** In the place of a text there are fields to fill. */
  readonly formulario: boolean;
  readonly wide: boolean;
  readonly parte: Parte;
  readonly faltas: number;
  readonly assinantes: number;
  readonly anexos: number;
  readonly onChange: (parte: Parte) => void;
}

/** Folder tabs of the side panel; on a narrow screen the text is one of them. */
export const PartesTabs = ({
  formulario,
  wide,
  parte,
  faltas,
  assinantes,
  anexos,
  onChange,
}: PartesTabsProps) => {
  const text = useText();
  return (
    <CountTabs<Parte>
      label={text('editor.tela.abas')}
      panels="minuta-painel"
      value={parte}
      onChange={onChange}
      tabs={[
        ...(wide
          ? []
          : [
              {
                value: 'texto' as const,
                label: text(formulario ? 'editor.folha.aba' : 'editor.tela.abaTexto'),
                icon: FileText,
              },
            ]),
        {
          value: 'preparo',
          label: text('editor.tela.abaPreparo'),
          icon: ListChecks,
          count: faltas > 0 && !wide ? faltas : undefined,
        },
        {
          value: 'assinantes',
          label: text('editor.tela.abaAssinantes'),
          icon: PenLine,
          count: assinantes > 0 ? assinantes : undefined,
        },
        {
          value: 'anexos',
          label: text('editor.tela.abaAnexos'),
          icon: Paperclip,
          count: anexos > 0 ? anexos : undefined,
        },
      ]}
    />
  );
};
