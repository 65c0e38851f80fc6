import { ChartNoAxesGantt, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { PartesDoConteudo, type ParteComum } from '#src/conteudo/consulta/PartesDoConteudo.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { dossieFacts, inside } from '../dossie-facts.ts';
import { LinhaDoTempo } from './LinhaDoTempo.tsx';

export type Parte = 'pecas' | 'linha' | ParteComum;

interface PartesProps {
  readonly dossie: Dossie;
  readonly part: Parte;
  /** On a narrow screen what is in it is one more tab. */
  readonly content?: ReactNode;
  readonly onPart: (part: Parte) => void;
}

/** What goes with the pieces. */
export const Partes = ({ dossie, part, content, onPart }: PartesProps) => {
  const text = useText();
  return (
    <PartesDoConteudo<Parte>
      conteudo={dossie}
      label={text('dossieTela.partes')}
      before={[
        ...(content
          ? [
              {
                value: 'pecas' as const,
                own: { label: text('dossieTela.pecas.titulo'), icon: FolderOpen },
                count: inside(dossie.pecas).length,
                focusable: true,
                content,
              },
            ]
          : []),
        {
          value: 'linha',
          own: { label: text('dossieTela.linha.aba'), icon: ChartNoAxesGantt },
          content: <LinhaDoTempo dossie={dossie} />,
        },
        { value: 'andamento', content: <AndamentoDoConteudo conteudo={{ ...dossie, pendencias: [] }} /> },
      ]}
      dados={
        <ConsultaBlock title={text('consulta.dados.identificacao')}>
          <Facts items={dossieFacts(dossie)} />
        </ConsultaBlock>
      }
      part={part}
      narrow={content !== undefined}
      onPart={onPart}
    />
  );
};
