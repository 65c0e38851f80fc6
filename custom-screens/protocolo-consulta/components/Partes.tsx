import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { ProtocoloActs } from '../use-protocolo-acts.ts';
import { Andamento } from './Andamento.tsx';
import { Dados } from './Dados.tsx';

export type Parte = 'leitura' | ParteComum;

interface PartesProps {
  readonly protocolo: Protocolo;
  readonly acts: ProtocoloActs;
  readonly part: Parte;
  /** On a narrow screen the file is one more tab. */
  readonly reader?: ReactNode;
  readonly onPart: (part: Parte) => void;
  readonly onShow: (numero: number) => void;
}

/** What goes with the file. */
export const Partes = ({ protocolo, acts, part, reader, onPart, onShow }: PartesProps) => {
  const text = useText();
  return (
    <PartesDoConteudo<Parte>
      conteudo={protocolo}
      label={text('protocoloTela.consulta.abas.rotulo')}
      before={[
        ...(reader
          ? [
              {
                value: 'leitura' as const,
                own: { label: text('protocoloTela.consulta.abas.leitura'), icon: FileText },
                focusable: true,
                content: reader,
              },
            ]
          : []),
        { value: 'andamento', content: <Andamento protocolo={protocolo} /> },
      ]}
      dados={<Dados protocolo={protocolo} acts={acts} onShow={onShow} />}
      part={part}
      narrow={reader !== undefined}
      onPart={onPart}
    />
  );
};
