import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useBlocker, useNavigate } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface Props {
  /** Whether there is something to lose; asked at the moment of leaving. */
  when: () => boolean;
  name: string;
  onDiscard: () => void;
}

/** Asks before leaving a form with changes that were not saved. */
export function LeaveGuard(props: Props) {
  const latest = useRef(props.when);
  useEffect(() => {
    latest.current = props.when;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (latest.current()) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, []);
  // only a data router can hold a navigation back; elsewhere links are held before they become one
  const canBlock = useContext(DataRouterContext) !== null;
  return canBlock ? <BlockedNavigation {...props} /> : <HeldLinks {...props} />;
}

function BlockedNavigation({ when, name, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  return (
    <Question
      open={blocker.state === 'blocked'}
      name={name}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}

function HeldLinks({ when, name, onDiscard }: Props) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | undefined>(undefined);
  const latest = useRef(when);
  useEffect(() => {
    latest.current = when;
  });
  useEffect(() => {
    const hold = (event: MouseEvent): void => {
      const link = (event.target as Element).closest?.('a[href]');
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href);
      if (origin !== location.origin || pathname === location.pathname || !latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(pathname + search);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, []);
  return (
    <Question
      open={target !== undefined}
      name={name}
      onStay={() => setTarget(undefined)}
      onLeave={() => {
        onDiscard();
        void navigate(target ?? '/');
      }}
    />
  );
}

interface QuestionProps {
  open: boolean;
  name: string;
  onStay: () => void;
  onLeave: () => void;
}

function Question({ open, name, onStay, onLeave }: QuestionProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={text('cadastro.formulario.sairTitulo')}
      cancelLabel={text('cadastro.formulario.continuar')}
      confirmLabel={text('cadastro.formulario.descartar')}
      onClose={onStay}
      onConfirm={onLeave}
    >
      {text('cadastro.formulario.sairTexto', { nome: name })}
    </ConfirmDialog>
  );
}
