import { useText } from '#src/i18n/use-text.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { problemsOf, type NewKey } from '../new-key.ts';

interface Props {
  readonly value: NewKey;
  /** Whether it is time to say what is wrong. */
  readonly judged: boolean;
  readonly onChange: (value: NewKey) => void;
}

/** The two fields of a key being chosen. */
export const ChaveNova = ({ value, judged, onChange }: Props) => {
  const text = useText();
  const problems = judged ? problemsOf(value) : {};
  return (
    <>
      <PasswordInput
        id="chave-nova"
        label={text('areaRestrita.nova.rotulo')}
        help={text('areaRestrita.nova.ajuda')}
        error={problems.nova}
        newSecret
        value={value.nova}
        onChange={({ target }) => onChange({ ...value, nova: target.value })}
      />
      <PasswordInput
        id="chave-repetida"
        label={text('areaRestrita.nova.repetir')}
        error={problems.repetida}
        newSecret
        value={value.repetida}
        onChange={({ target }) => onChange({ ...value, repetida: target.value })}
      />
    </>
  );
};
