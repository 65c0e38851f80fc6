import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { CustodiaNote } from '#src/conteudo/CustodiaNote.tsx';
import { EmTransitoNote } from '#src/conteudo/EmTransitoNote.tsx';
import { Encaminhamento } from '#src/conteudo/Encaminhamento.tsx';
import { GuardaDoConteudo } from '#src/conteudo/guarda/GuardaDoConteudo.tsx';
import { Percurso } from '#src/conteudo/Percurso.tsx';
import { RetornoEsperado } from '#src/conteudo/RetornoEsperado.tsx';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '#src/conteudo/Consulta.module.css';

interface AndamentoDoConteudoProps {
  readonly conteudo: ConteudoAberto & { readonly pendencias: readonly Pendencia[] };
  /** What the kind owes or waits for, before why it is here. */
  readonly owed?: ReactNode;
  /** What the kind tells before where it has been. */
  readonly children?: ReactNode;
}

/** What is happening with the content: what it still lacks, why it is here, and all that was done. */
export const AndamentoDoConteudo = ({ conteudo, owed, children }: AndamentoDoConteudoProps) => {
  const text = useText();
  const { id } = conteudo;
  return (
    <>
      <EmTransitoNote conteudo={conteudo} />
      <CustodiaNote conteudo={conteudo} />
      <FaltaConcluir conteudo={conteudo} />
      {owed}
      <RetornoEsperado conteudo={conteudo} />
      <Encaminhamento conteudo={conteudo} />
      {children}
      <GuardaDoConteudo conteudoId={id} />
      <Percurso conteudoId={id} />
      <ConsultaBlock title={text('consulta.historico.titulo')}>
        <TrilhaConteudo conteudoId={id} filters />
      </ConsultaBlock>
    </>
  );
};

/** Of the many things that a draft may lack, how many are named. */
const named = 6;

const FaltaConcluir = ({
  conteudo: { id, tipo, fase, pendencias, acoes },
}: Pick<AndamentoDoConteudoProps, 'conteudo'>) => {
  const text = useText();
  if (fase !== 0 || pendencias.length === 0) return null;
  const editable = acoes.some(({ nome, permitida }) => nome === 'editar' && permitida);
  return (
    <div className={styles.note}>
      <Note tone="ambar">
        <p>{text('consulta.faltaConcluir', { count: pendencias.length })}</p>
        <ul className={styles.missing}>
          {pendencias.slice(0, named).map((pendencia, index) => (
            <li key={index}>{pendencia.texto}</li>
          ))}
        </ul>
        {editable && <Link to={edicaoPath(id, tipo)}>{text('caixa.atos.editar')}</Link>}
      </Note>
    </div>
  );
};
