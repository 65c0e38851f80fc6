import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import { etiquetaLida } from '#src/conteudo/captura/plano.ts';
import { consultaPath, edicaoPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Futuro } from '../use-novos-protocolos.ts';
import styles from '../ProtocoloCadastro.module.css';

interface FuturoRowProps {
  readonly futuro: Futuro;
  readonly busy: boolean;
  readonly onWrite: (key: string, assunto: string) => void;
}

/** One protocol to be: its subject and its pages; then, the way to it. */
export const FuturoRow = ({ futuro, busy, onWrite }: FuturoRowProps) => {
  const text = useText();
  const { key, nome, assunto, erro, id, parte } = futuro;
  const pages = parte.paginas.map(({ numero }) => numero);
  const [de = 0] = pages;
  const ate = pages.at(-1) ?? de;
  const about = [
    nome,
    text(pages.length === 1 ? 'protocoloTela.novo.paginaSo' : 'protocoloTela.novo.paginasDe', { de, ate }),
    ...(parte.etiqueta === undefined
      ? []
      : [
          text('protocoloTela.revisao.etiqueta', { etiqueta: etiquetaLida(parte.etiqueta, parte.protocolo) }),
        ]),
  ].join(' · ');
  if (id !== undefined)
    return (
      <li className={styles.done}>
        <CircleCheck size={18} aria-hidden="true" />
        <div className="grow">
          <p className={styles.subject}>{assunto}</p>
          <p className="xs mut">
            {text('protocoloTela.novo.registrado')} · {about}
          </p>
        </div>
        <Button
          size="small"
          component={Link}
          to={edicaoPath(id, tipoConteudo.arquivoDigital)}
          aria-label={text('protocoloTela.novo.completarNome', { assunto })}
        >
          {text('protocoloTela.novo.completar')}
        </Button>
      </li>
    );
  return (
    <li className={styles.row}>
      <TextField
        id={`assunto-${key}`}
        label={text('protocoloTela.novo.assunto')}
        value={assunto}
        fullWidth
        disabled={busy}
        error={erro !== undefined}
        helperText={
          <>
            {erro !== undefined && <span className={styles.wrong}>{erro}</span>}
            <span className={styles.about}>{about}</span>
            {parte.protocolo && (
              <span className={styles.known}>
                {text('protocoloTela.novo.jaRegistrado')}{' '}
                <Link to={consultaPath(parte.protocolo.id, tipoConteudo.arquivoDigital)} target="_blank">
                  {text('protocoloTela.novo.verRegistrado', { numero: parte.protocolo.rotulo })}
                </Link>
              </span>
            )}
          </>
        }
        slotProps={{
          htmlInput: {
            maxLength: 500,
            'aria-required': true,
            'aria-label': text('protocoloTela.novo.assuntoDe', { nome }),
          },
        }}
        onChange={(event) => onWrite(key, event.target.value)}
      />
    </li>
  );
};
