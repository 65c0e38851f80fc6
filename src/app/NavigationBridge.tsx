import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { registerNavigation } from '#src/session/navigation.ts';
import { subscribeSession, getSession } from '#src/session/session-store.ts';

/** Lets code outside the tree move the client, and forgets what was read when the person or the unit changes. */
export const NavigationBridge = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const here = useRef('/');
  useEffect(() => {
    here.current = location.pathname + location.search;
  }, [location]);
  useEffect(() => {
    registerNavigation(
      (to, options) => void navigate(to, options),
      () => here.current,
    );
  }, [navigate]);
  useEffect(() => {
    let who = identity();
    return subscribeSession(() => {
      const now = identity();
      if (now === who) return;
      who = now;
      if (now === undefined) client.clear();
      else void client.invalidateQueries();
    });
  }, [client]);
  return null;
};

const identity = (): string | undefined => {
  const dados = getSession()?.dados;
  return dados && `${dados.usuario.idUsuario}/${dados.idUnidadeLogada}`;
};
