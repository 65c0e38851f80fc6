import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Documento } from '#schemas/shapes/documento.ts';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Andamento } from './Andamento.tsx';
import { Dados } from './Dados.tsx';

export type Parte = 'documento' | ParteComum;

interface PartesProps {
  readonly documento: Documento;
  readonly part: Parte;
  readonly onPart: (part: Parte) => void;
  readonly onVersion: (numero: number) => void;
  readonly onCompare: () => void;
  /** On a narrow screen the paper is one more tab. */
  readonly reader?: ReactNode;
}

/** What goes with the paper. */
export const Partes = ({ documento, part, onPart, onVersion, onCompare, reader }: PartesProps) => {
  const text = useText();
  return (
    <PartesDoConteudo<Parte>
      conteudo={documento}
      label={text('consulta.abas.rotulo')}
      before={[
        ...(reader
          ? [
              {
                value: 'documento' as const,
                own: { label: text('consulta.abas.documento'), icon: FileText },
                focusable: true,
                content: reader,
              },
            ]
          : []),
        { value: 'andamento', content: <Andamento documento={documento} /> },
      ]}
      dados={<Dados documento={documento} onVersion={onVersion} onCompare={onCompare} />}
      part={part}
      narrow={reader !== undefined}
      onPart={onPart}
    />
  );
};
