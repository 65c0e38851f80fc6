import { useState } from 'react';
import { Link } from 'react-router';
import type { Documento } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmTransitoNote } from '#src/conteudo/EmTransitoNote.tsx';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import { Percurso } from '#src/conteudo/Percurso.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Assinantes } from './Assinantes.tsx';
import { RespostaEsperada } from './RespostaEsperada.tsx';
import { ConduzirAssinaturas } from './ConduzirAssinaturas.tsx';
import { Encaminhamento } from '#src/conteudo/Encaminhamento.tsx';
import { RetornoEsperado } from '#src/conteudo/RetornoEsperado.tsx';
import styles from '#src/conteudo/Consulta.module.css';

/** What is happening with the document: why it is here, who signs, and all that was done. */
export const Andamento = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const [leading, setLeading] = useState(false);
  const { id, pendencias, fase } = documento;
  const editable = documento.acoes.some(({ nome, permitida }) => nome === 'editar' && permitida);
  const leads = documento.acoes.some(({ nome, permitida }) => nome === 'conduzirAssinaturas' && permitida);
  return (
    <>
      {leading && <ConduzirAssinaturas documento={documento} onClose={() => setLeading(false)} />}
      <EmTransitoNote conteudo={documento} />
      {fase === 0 && pendencias.length > 0 && (
        <div className={styles.note}>
          <Note tone="ambar">
            <p>{text('consulta.faltaConcluir', { count: pendencias.length })}</p>
            <ul className={styles.missing}>
              {pendencias.slice(0, 6).map((pendencia, index) => (
                <li key={index}>{pendencia.texto}</li>
              ))}
            </ul>
            {editable && <Link to={edicaoPath(id)}>{text('caixa.atos.editar')}</Link>}
          </Note>
        </div>
      )}
      <RespostaEsperada documento={documento} />
      <RetornoEsperado conteudo={documento} />
      <Encaminhamento conteudo={documento} />
      {(documento.assinantes.length > 0 || fase === 1) && (
        <Assinantes
          id={documento.id}
          assinantes={documento.assinantes}
          draft={fase === 0}
          onConduzir={leads ? () => setLeading(true) : undefined}
        />
      )}
      <div className={styles.block}>
        <Percurso conteudoId={id} />
      </div>
      <section className={styles.block} aria-labelledby="historico-titulo">
        <div className={styles.blockTitle}>
          <h2 id="historico-titulo">{text('consulta.historico.titulo')}</h2>
        </div>
        <TrilhaConteudo conteudoId={id} filters />
      </section>
    </>
  );
};
