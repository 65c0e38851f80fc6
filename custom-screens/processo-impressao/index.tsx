import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { caixaPath, consultaPath } from '#src/conteudo/content-path.ts';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Escolha } from './components/Escolha.tsx';
import { Pedidos } from './components/Pedidos.tsx';
import { Pedir } from './components/Pedir.tsx';
import { useProcesso } from './queries.ts';
import styles from './Impressao.module.css';

/** A process on paper: which pieces, as one PDF or as files, and what was asked before. */
export const ProcessoImpressao = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useProcesso(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Impressao key={id} processo={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('processoImpressao.titulo'),
        failed: text('processoConsulta.falhou'),
        missing: text('processoConsulta.naoEncontrado'),
        missingText: text('processoConsulta.naoEncontradoTexto'),
      }}
    />
  );
};

const Impressao = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const { id, numero, assunto, tipoProcesso } = processo;
  const readable = processo.pecas.filter(({ conteudo, saida }) => conteudo && !saida);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = readable.flatMap(({ conteudo }) =>
    conteudo && !left.has(conteudo.id) ? [conteudo.id] : [],
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('processoImpressao.titulo')}
        subtitle={`${numero ?? tipoProcesso.rotulo} · ${assunto}`}
        crumbs={[
          { label: text('caixa.titulo'), to: caixaPath() },
          { label: numero ?? tipoProcesso.rotulo, to: consultaPath(id, tipoConteudo.processo) },
          { label: text('processoImpressao.titulo') },
        ]}
      />
      {readable.length === 0 ? (
        <EmptyState icon={Printer} title={text('processoImpressao.semPecas')}>
          {text('processoImpressao.semPecasTexto')}
        </EmptyState>
      ) : (
        <div className={styles.body}>
          <Escolha pecas={readable} left={left} onChange={setLeft} />
          <div className={styles.side}>
            <Pedir processoId={id} chosen={chosen} all={chosen.length === readable.length} />
            <Pedidos processoId={id} />
          </div>
        </div>
      )}
    </div>
  );
};
