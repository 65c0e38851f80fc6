import Button from '@mui/material/Button';
import { useState } from 'react';
import type { EscolhaSimulada, FluxoSimulado } from '#schemas/shapes/fluxo-simulacao.ts';
import { pretendedUpload } from '#src/conteudo/fluxo/pretended-upload.ts';
import { Respostas } from '#src/conteudo/fluxo/Respostas.tsx';
import { UploadContext } from '#src/data/upload.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from './Simulacao.module.css';

type Aberta = FluxoSimulado['abertas'][number];

interface AbertaSimuladaProps {
  readonly aberta: Aberta;
  readonly busy: boolean;
  /** The case is not over, nor stopped. */
  readonly goes: boolean;
  readonly problem: HttpProblem | undefined;
  readonly onChoose: (escolha: EscolhaSimulada) => void;
}

/** People that are shown before the others are asked for. */
const few = 4;

/** One thing that the case waits for: who would get it and why, until when, and what they would do. */
export const AbertaSimulada = ({ aberta, busy, goes, problem, onChoose }: AbertaSimuladaProps) => {
  const text = useText();
  const { chave, nome, especie, espera, instrucao, prazo, atrasada, pessoas, ninguem } = aberta;
  const [por, setPor] = useState(pessoas[0]?.usuarioId ?? 0);
  const [all, setAll] = useState(false);
  const form = especie === 'FORMULARIO' || especie === 'APROVACAO';
  const wrong = problem?.erros.find(({ campo }) => campo === 'por')?.mensagem;
  return (
    <div className={styles.open} role="group" aria-label={nome}>
      <div>
        <b>{nome}</b>{' '}
        {prazo !== undefined && (
          <span className={classes('sm', atrasada ? styles.late : 'sub')}>
            {text(atrasada ? 'fluxoSimulacao.atrasada' : 'fluxoSimulacao.ate', { dia: formatDay(prazo) })}
          </span>
        )}
      </div>
      {instrucao !== undefined && <p className="sm sub">{instrucao}</p>}
      {especie === 'ESPERA' ? (
        goes &&
        espera !== undefined && (
          <Button
            variant="contained"
            size="small"
            disabled={busy}
            onClick={() => onChoose({ tipo: 'EVENTO', evento: espera })}
          >
            {text('fluxoSimulacao.aconteceu')}
          </Button>
        )
      ) : (
        <>
          <ul className={styles.people}>
            {pessoas.slice(0, all ? undefined : few).map((pessoa) => (
              <Pessoa key={pessoa.usuarioId} pessoa={pessoa} />
            ))}
            {ninguem.map(({ executante, motivo }) => (
              <li key={executante} className="sm sub">
                {executante}: {motivo}
              </li>
            ))}
          </ul>
          {pessoas.length > few && !all && (
            <Button size="small" onClick={() => setAll(true)}>
              {text('fluxoSimulacao.todas', { count: pessoas.length })}
            </Button>
          )}
          {goes && pessoas.length > 1 && (
            <SelectInput
              label={text('fluxoSimulacao.como')}
              value={por}
              options={pessoas.map(({ usuarioId, nome: quem }) => ({ value: usuarioId, label: quem }))}
              onChange={setPor}
            />
          )}
          {wrong !== undefined && <Note tone="rubro">{wrong}</Note>}
          {goes && form && (
            <UploadContext value={pretendedUpload}>
              <Respostas
                especie={especie}
                busy={busy}
                problem={problem}
                campos={aberta.campos}
                onSend={(said) => onChoose({ tipo: 'CONCLUIR', chave, por, ...said })}
              />
            </UploadContext>
          )}
          {goes && !form && especie !== 'TRABALHO' && (
            <Button
              variant="contained"
              size="small"
              disabled={busy}
              onClick={() => onChoose({ tipo: 'CONCLUIR', chave, por })}
            >
              {text(`fluxoSimulacao.faz.${especie}`)}
            </Button>
          )}
        </>
      )}
    </div>
  );
};

const Pessoa = ({ pessoa }: { readonly pessoa: Aberta['pessoas'][number] }) => {
  const text = useText();
  const { nome, unidade, motivos, ausenteAte, substituto } = pessoa;
  return (
    <li className="sm">
      <b>{nome}</b> <span className="sub">{unidade}</span>
      <div className="xs sub">{motivos.join('; ')}</div>
      {ausenteAte !== undefined && (
        <div className={styles.absent}>
          {substituto === undefined
            ? text('fluxoSimulacao.ausente', { dia: formatDay(ausenteAte) })
            : text('fluxoSimulacao.substituida', { dia: formatDay(ausenteAte), quem: substituto })}
        </div>
      )}
    </li>
  );
};
