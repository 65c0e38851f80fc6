import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Lote, LoteCitado } from '#schemas/shapes/lote.ts';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { partedItems } from '#src/conteudo/lote/parted-items.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { loteFacts } from '../lote-facts.ts';

export type Parte = 'itens' | ParteComum;

interface PartesProps {
  readonly lote: Lote;
  readonly part: Parte;
  /** On a narrow screen the items are one more tab. */
  readonly items?: ReactNode;
  readonly onPart: (part: Parte) => void;
}

/** What goes with the items. */
export const Partes = ({ lote, part, items, onPart }: PartesProps) => {
  const text = useText();
  return (
    <PartesDoConteudo<Parte>
      conteudo={lote}
      label={text('loteTela.partes')}
      before={[
        ...(items
          ? [
              {
                value: 'itens' as const,
                own: { label: text('loteTela.itens.titulo'), icon: Layers },
                count: partedItems(lote.itens).dentro.length,
                focusable: true,
                content: items,
              },
            ]
          : []),
        { value: 'andamento', content: <AndamentoDoConteudo conteudo={{ ...lote, pendencias: [] }} /> },
      ]}
      dados={<Dados lote={lote} />}
      part={part}
      narrow={items !== undefined}
      onPart={onPart}
    />
  );
};

const Dados = ({ lote }: { readonly lote: Lote }) => {
  const text = useText();
  const { devolve, devolucoes } = lote;
  return (
    <>
      <ConsultaBlock title={text('consulta.dados.identificacao')}>
        <Facts items={loteFacts(lote)} />
      </ConsultaBlock>
      {devolve && <Citados titulo={text('loteTela.dados.devolve')} lotes={[devolve]} />}
      {devolucoes.length > 0 && <Citados titulo={text('loteTela.dados.devolucoes')} lotes={devolucoes} />}
    </>
  );
};

const Citados = ({ titulo, lotes }: { readonly titulo: string; readonly lotes: readonly LoteCitado[] }) => {
  return (
    <ConsultaBlock title={titulo}>
      <ul>
        {lotes.map(({ id, numero }) => (
          <li key={id}>
            <Link to={consultaPath(id, tipoConteudo.lote)}>{numero}</Link>
          </li>
        ))}
      </ul>
    </ConsultaBlock>
  );
};
