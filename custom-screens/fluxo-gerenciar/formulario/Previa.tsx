import { useState } from 'react';
import type { Atividade } from '#schemas/fluxo/atividade.ts';
import { checkAnswers } from '#schemas/fluxo/regra/answers.ts';
import type { AtividadeConcluir } from '#schemas/shapes/fluxo-atividade.ts';
import { pretendedUpload } from '#src/conteudo/fluxo/pretended-upload.ts';
import { Respostas } from '#src/conteudo/fluxo/Respostas.tsx';
import { UploadContext } from '#src/data/upload.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Formulario.module.css';

interface PreviaProps {
  readonly nome: string;
  readonly atividade: Pick<Atividade, 'especie' | 'campos' | 'instrucao'>;
}

/** The form as who does the activity has it: it is filled in, its conditions hold, and what is missing is said; nothing is sent. */
export const Previa = ({ nome, atividade }: PreviaProps) => {
  const text = useText();
  const { especie, campos, instrucao } = atividade;
  const [tried, setTried] = useState<AtividadeConcluir>();
  const faltas = tried ? checkAnswers({ especie, campos }, tried, isoDay(new Date())).faltas : [];
  return (
    <section className={styles.preview} aria-labelledby="previa">
      <h3 id="previa" className={styles.heading}>
        {text('fluxoFormulario.previa')}
      </h3>
      <p className="xs sub">{text('fluxoFormulario.previaAjuda')}</p>
      <div className={styles.paper}>
        <b>{nome}</b>
        {instrucao !== '' && <p className="sm sub">{instrucao}</p>}
        <UploadContext value={pretendedUpload}>
          <Respostas
            especie={especie}
            campos={campos.map(({ opcoes, ...campo }) => ({ ...campo, opcoes: opcoes && [...opcoes] }))}
            busy={false}
            problem={
              faltas.length === 0
                ? undefined
                : {
                    message: '',
                    erros: faltas.map(({ campo, falta }) => ({
                      campo,
                      mensagem: text(`fluxo.recusa.${falta}`),
                    })),
                  }
            }
            onSend={setTried}
          />
        </UploadContext>
        {tried && faltas.length === 0 && <Note tone="verde">{text('fluxoFormulario.serve')}</Note>}
      </div>
    </section>
  );
};
