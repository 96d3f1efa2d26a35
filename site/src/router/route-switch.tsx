import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { Params } from '../app/page-module.ts';
import { notFoundRoute, type RouteMatch, routes } from './routes.ts';

export const RouteSwitch = ({ children }: { readonly children: (match: RouteMatch) => ReactNode }) => (
  <Switch>
    {routes.map((route) => (
      <Route<Params> key={route.path} path={route.path}>
        {(params) => children({ route, params })}
      </Route>
    ))}
    {/* The default pattern of a `Route` does not match line breaks, which an address may contain (`%0A`). */}
    <Route path={/^/}>{() => children({ route: notFoundRoute, params: {} })}</Route>
  </Switch>
);
