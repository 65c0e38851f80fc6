import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { CircleAlert, CircleCheck, Pause, Play, X } from 'lucide-react';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { iconOfFile } from '../anexos/kind-of-file.ts';
import type { Envios, Escolhido } from './use-juntar-arquivos.ts';
import styles from './Peca.module.css';

interface ArquivoEscolhidoProps {
  readonly one: Escolhido;
  readonly busy: boolean;
  readonly envios: Envios;
}

/** A chosen file: what it is about, how far it went, and what stops it. */
export const ArquivoEscolhido = ({ one, busy, envios }: ArquivoEscolhidoProps) => {
  const text = useText();
  const { key, file, assunto, estado, enviados, problema, peca } = one;
  const nome = file.name;
  const refused = problema !== undefined;
  const Icon = refused ? CircleAlert : estado === 'junto' ? CircleCheck : iconOfFile(file.type);
  const going = estado === 'enviando' || estado === 'semLinha' || estado === 'parado';
  const said = going ? text(`pecaTela.juntar.estado.${estado}`) : undefined;
  return (
    <li className={classes(styles.one, refused && styles.refused)}>
      <Icon size={18} aria-hidden="true" className={styles.kind} />
      <div className="grow">
        {estado === 'junto' || busy ? (
          <p className={styles.subject}>{assunto}</p>
        ) : (
          <TextField
            size="small"
            fullWidth
            value={assunto}
            slotProps={{
              htmlInput: { maxLength: 500, 'aria-label': text('pecaTela.juntar.assuntoDe', { nome }) },
            }}
            onChange={({ target }) => envios.rename(key, target.value)}
          />
        )}
        <p className="xs mut num">
          {nome} · {going ? `${formatBytes(enviados)} / ${formatBytes(file.size)}` : formatBytes(file.size)}
        </p>
        {going && (
          <>
            <LinearProgress
              variant="determinate"
              value={file.size === 0 ? 0 : (enviados / file.size) * 100}
              aria-label={`${said} ${nome}`}
            />
            <p className="xs sub" role="status">
              {said}
            </p>
          </>
        )}
        {refused && <p className={styles.problem}>{problema}</p>}
      </div>
      {estado === 'junto' && (
        <span className="xs sub">
          {peca === undefined ? text('pecaTela.juntar.junto') : text('pecaTela.juntar.numero', { peca })}
        </span>
      )}
      {(estado === 'enviando' || estado === 'semLinha') && (
        <IconAction
          size="small"
          icon={Pause}
          label={text('pecaTela.juntar.parar', { nome })}
          onClick={() => envios.pause(key)}
        />
      )}
      {estado === 'parado' && (
        <IconAction
          size="small"
          icon={Play}
          label={text('pecaTela.juntar.continuar', { nome })}
          onClick={() => envios.resume(key)}
        />
      )}
      {estado === 'esperando' && !busy && (
        <IconAction
          size="small"
          icon={X}
          label={text('pecaTela.juntar.fora', { nome })}
          onClick={() => envios.leaveOut(key)}
        />
      )}
    </li>
  );
};
