/** A receiver of deliveries, in the form in which a server calls it. */
export interface Receiver {
  name: string;
  /** The request by which a body comes, with whatever proves where it is from. */
  requestOf(body: string, id: string): Request | Promise<Request>;
  receive(request: Request): Promise<Response>;
}
