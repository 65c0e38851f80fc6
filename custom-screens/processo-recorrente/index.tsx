import { useParams } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { caixaPath, consultaPath } from '#src/conteudo/content-path.ts';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Marcar } from './components/Marcar.tsx';
import { Tabela } from './components/Tabela.tsx';
import { useProcesso, useVerificar } from './queries.ts';
import styles from './Recorrente.module.css';

/** When a process is opened again: the days that are marked, and more of them. */
export const ProcessoRecorrente = () => {
  const text = useText();
  const params = useParams();
  const id = Number(params['id']);
  const read = useProcesso(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data)
    return <Recorrente key={id} processo={read.data} recorrencia={Number(params['recorrencia'] ?? 0)} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('processoRecorrencia.titulo'),
        failed: text('processoConsulta.falhou'),
        missing: text('processoConsulta.naoEncontrado'),
        missingText: text('processoConsulta.naoEncontradoTexto'),
      }}
    />
  );
};

interface RecorrenteProps {
  readonly processo: Processo;
  /** The one that the address names; 0 names none. */
  readonly recorrencia: number;
}

const Recorrente = ({ processo, recorrencia }: RecorrenteProps) => {
  const text = useText();
  const { id, numero, assunto, tipoProcesso, recorrencias } = processo;
  const verdict = useVerificar(id).data;
  const may = verdict?.permitida === true;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('processoRecorrencia.titulo')}
        subtitle={`${numero ?? tipoProcesso.rotulo} · ${assunto}`}
        crumbs={[
          { label: text('caixa.titulo'), to: caixaPath() },
          { label: numero ?? tipoProcesso.rotulo, to: consultaPath(id, tipoConteudo.processo) },
          { label: text('processoRecorrencia.titulo') },
        ]}
      />
      <div className={styles.body}>
        {verdict && !may && <Note tone="ambar">{verdict.motivo}</Note>}
        <Tabela processoId={id} recorrencias={recorrencias} named={recorrencia} may={may} />
        {may && <Marcar processoId={id} />}
      </div>
    </div>
  );
};
