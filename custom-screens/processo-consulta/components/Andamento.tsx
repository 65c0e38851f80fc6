import { Link } from 'react-router';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/generated.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { Encaminhamento } from '#src/conteudo/Encaminhamento.tsx';
import { EmTransitoNote } from '#src/conteudo/EmTransitoNote.tsx';
import { Percurso } from '#src/conteudo/Percurso.tsx';
import { RetornoEsperado } from '#src/conteudo/RetornoEsperado.tsx';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { TempoPorUnidade } from './TempoPorUnidade.tsx';
import styles from '#src/conteudo/Consulta.module.css';

/** What is happening with the process: what it still lacks, why it is here, and all that was done. */
export const Andamento = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const { id, fase, pendencias, acoes } = processo;
  const editable = acoes.some(({ nome, permitida }) => nome === 'editar' && permitida);
  return (
    <>
      <EmTransitoNote conteudo={processo} />
      {fase === 0 && pendencias.length > 0 && (
        <div className={styles.note}>
          <Note tone="ambar">
            <p>{text('consulta.faltaConcluir', { count: pendencias.length })}</p>
            <ul className={styles.missing}>
              {pendencias.map((pendencia, index) => (
                <li key={index}>{pendencia.texto}</li>
              ))}
            </ul>
            {editable && <Link to={edicaoPath(id, tipoConteudo.processo)}>{text('caixa.atos.editar')}</Link>}
          </Note>
        </div>
      )}
      <RetornoEsperado conteudo={processo} />
      <Encaminhamento conteudo={processo} />
      <TempoPorUnidade processo={processo} />
      <div className={styles.block}>
        <Percurso conteudoId={id} />
      </div>
      <ConsultaBlock title={text('consulta.historico.titulo')}>
        <TrilhaConteudo conteudoId={id} filters />
      </ConsultaBlock>
    </>
  );
};
