import { BellRing, Files, FileText, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { isReadable } from '../peca-list.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { Dados } from './Dados.tsx';
import { Intimacoes } from './Intimacoes.tsx';
import { Pecas } from './Pecas.tsx';
import { Relacoes } from './Relacoes.tsx';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { TempoPorUnidade } from './TempoPorUnidade.tsx';

/** What is happening with the process, and how long each unit has had it. */
const Andamento = ({ processo }: { readonly processo: Processo }) => (
  <AndamentoDoConteudo conteudo={processo}>
    <TempoPorUnidade processo={processo} />
  </AndamentoDoConteudo>
);

const ownIcons = { leitura: FileText, pecas: Files, relacoes: Link2 };

export type Parte = 'leitura' | 'pecas' | 'relacoes' | 'intimacoes' | ParteComum;

interface PartesProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
  readonly part: Parte;
  readonly reading: Peca | undefined;
  /** On a narrow screen what is read is one more tab. */
  readonly reader?: ReactNode;
  readonly onPart: (part: Parte) => void;
  readonly onOpen: (peca: Peca) => void;
}

/** What goes with what is read: the pieces first. */
export const Partes = ({ processo, acts, part, reading, reader, onPart, onOpen }: PartesProps) => {
  const text = useText();
  const { pecas, relacoes } = processo;
  const ofProcess = (value: 'leitura' | 'pecas' | 'relacoes') => ({
    value,
    own: { label: text(`processoConsulta.abas.${value}`), icon: ownIcons[value] },
  });
  return (
    <PartesDoConteudo<Parte>
      conteudo={processo}
      label={text('processoConsulta.abas.rotulo')}
      before={[
        {
          ...ofProcess('pecas'),
          count: pecas.filter(isReadable).length,
          focusable: true,
          content: <Pecas processo={processo} acts={acts} reading={reading} onOpen={onOpen} />,
        },
        ...(reader ? [{ ...ofProcess('leitura'), focusable: true, content: reader }] : []),
        { value: 'andamento', content: <Andamento processo={processo} /> },
        {
          ...ofProcess('relacoes'),
          count: relacoes.length,
          content: <Relacoes processo={processo} acts={acts} />,
        },
        {
          value: 'intimacoes',
          own: { label: text('intimacoes.titulo'), icon: BellRing },
          content: <Intimacoes processo={processo} />,
        },
      ]}
      dados={<Dados processo={processo} />}
      part={part}
      narrow={reader !== undefined}
      onPart={onPart}
    />
  );
};
