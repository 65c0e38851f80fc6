import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { CornerDownRight, Lock } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { CorpoData } from './corpo-context.ts';
import { estadoMarcador } from './estado-marcador.ts';
import { MarcadorInput } from './MarcadorInput.tsx';
import { sugestoesDe } from './redacao/sugestoes.ts';
import styles from './Corpo.module.css';

interface MarcadorPopoverProps {
  readonly chave: string;
  readonly at: HTMLElement;
  readonly data: CorpoData;
  /** Where a value of the system is changed. */
  readonly field: { readonly label: string; readonly go: () => void } | undefined;
  /** What the person wrote in this marker before, the latest first. */
  readonly usados: readonly string[];
  readonly onValor: (valor: string) => void;
  readonly onNext: () => boolean;
  readonly onClose: () => void;
}

/** The text that goes on after a marker. */
const followedBy = (at: HTMLElement): string =>
  (at.closest('.react-renderer') ?? at).nextSibling?.textContent?.trim() ?? '';

/** A greeting ends with a comma: that of the model where it has one. */
const ended = (valor: string, after: string): string =>
  /^[,.;:]/.test(after) || /[,.;:]$/.test(valor) ? valor : `${valor},`;

/** The value of a marker: typed here, or where it comes from. */
export const MarcadorPopover = ({
  chave,
  at,
  data,
  field,
  usados,
  onValor,
  onNext,
  onClose,
}: MarcadorPopoverProps) => {
  const text = useText();
  const titleId = useId();
  const { rotulo, automatico, preenchivel, propriedade } = estadoMarcador(data, chave);
  const own = propriedade?.preenchimento === 'PESSOA';
  const writable = preenchivel && data.editavel;
  const [first] = data.signatarios.values();
  const sugestoes =
    writable && propriedade
      ? sugestoesDe({
          propriedade,
          automaticos: data.automaticos,
          cargoDeQuemAssina: first?.cargo,
          usados,
        }).map((one) => ({ ...one, valor: ended(one.valor, followedBy(at)) }))
      : [];
  return (
    <Popover
      open
      anchorEl={at}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -6, horizontal: 0 }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles.balao } as object }}
    >
      <p className={styles.balaoTitulo} id={titleId}>
        {rotulo}
      </p>
      {!own && (
        <p className={styles.balaoOrigem}>
          <Lock size={14} aria-hidden="true" />
          {automatico === undefined
            ? text('editor.marcador.semValor')
            : `${text('editor.marcador.doSistema')} ${automatico}`}
        </p>
      )}
      {writable && (
        <MarcadorInput
          label={own ? rotulo : text('editor.marcador.outro')}
          labelHidden={own}
          help={text(own ? 'editor.marcador.copias' : 'editor.marcador.outroAjuda')}
          mascara={propriedade?.mascara}
          valor={data.valores[chave] ?? ''}
          sugestoes={sugestoes.filter(({ valor }) => valor !== data.valores[chave])}
          onValor={onValor}
          onDone={onClose}
        />
      )}
      <div className={styles.balaoPe}>
        {field && (
          <Button
            size="small"
            variant="text"
            color="primary"
            autoFocus={!writable}
            onClick={() => {
              onClose();
              // after the focus came back to the marker
              setTimeout(field.go);
            }}
          >
            {text('editor.marcador.ondeMuda', { campo: field.label })}
          </Button>
        )}
        {writable && (
          <Button
            size="small"
            variant="text"
            startIcon={<CornerDownRight aria-hidden="true" />}
            onClick={() => {
              if (!onNext()) onClose();
            }}
          >
            {text('editor.marcador.proximo')}
          </Button>
        )}
        <Button size="small" autoFocus={!writable && !field} onClick={onClose}>
          {text(writable ? 'editor.marcador.pronto' : 'ui.fechar')}
        </Button>
      </div>
    </Popover>
  );
};
