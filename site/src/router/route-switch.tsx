import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { Params } from '../app/page-module.ts';
import { notFoundRoute, type RouteMatch, routes } from './routes.ts';

/** Shows its child with the route of the shown location; unknown paths get the last (NFD-1). */
export const RouteSwitch = ({ children }: { readonly children: (match: RouteMatch) => ReactNode }) => (
  <Switch>
    {routes.map((route) => (
      <Route<Params> key={route.path} path={route.path}>
        {(params) => children({ route, params })}
      </Route>
    ))}
    {/* The path of a `Route` without one matches no line break, which an address may hold (`%0A`). */}
    <Route path={/^/}>{() => children({ route: notFoundRoute, params: {} })}</Route>
  </Switch>
);
