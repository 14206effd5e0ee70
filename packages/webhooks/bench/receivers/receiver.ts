/** A receiver of deliveries, as a server calls it. */
export interface Receiver {
  name: string;
  /** Creates the request of a delivery, with whatever authenticates it. */
  requestOf(body: string, id: string): Request | Promise<Request>;
  receive(request: Request): Promise<Response>;
}
