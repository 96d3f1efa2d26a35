/** The page of every address that is not in the route table (NFD-1). */
export { NotFound as default } from '../../shared/not-found/not-found.tsx';
